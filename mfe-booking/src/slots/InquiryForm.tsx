/** The slot `mfe-booking/InquiryForm`: asking the host about a stay before booking it (LIST-2, BOOK-10). */
export { InquiryForm } from '../features/inquiry/InquiryForm.tsx';
