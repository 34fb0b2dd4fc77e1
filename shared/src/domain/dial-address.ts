/** The address that dials a phone number, however it is written: "(800) 555-0142" is `tel:8005550142`. */
export const dialAddress = (phone: string): string => `tel:${phone.replaceAll(/[^\d+]/g, '')}`;
