/** Refusals: one shape, with codes of the catalogue where it has one (BOOK-3), and without internal details. */
import type { ApiError, Quote } from '@roost/shared/contracts/booking';
import type { RefusalValues } from '@roost/shared/contracts/refusal';
import { bookingErrorField, bookingErrorMessage, type BookingErrorBlanks } from '@roost/shared/domain/booking-errors';

export type ErrorBody = { error: ApiError; quote?: Quote };

/**
 * Returns the body of a refusal. A code outside the catalogue needs its own message; `values` are what its blanks were
 * filled with.
 */
export function apiError(code: string, message?: string, field?: string, values: RefusalValues = {}): ErrorBody {
  const where = field ?? bookingErrorField(code);
  return {
    error: {
      code,
      message: message ?? bookingErrorMessage(code),
      ...(where ? { field: where } : {}),
      ...(Object.keys(values).length === 0 ? {} : { values }),
    },
  };
}

/** A refusal thrown from inside a handler; the server turns it into its answer. */
export class Refusal extends Error {
  override name = 'Refusal';
  readonly status: number;
  readonly body: ErrorBody;

  constructor(status: number, body: ErrorBody) {
    super(`${body.error.code}: ${body.error.message}`);
    this.status = status;
    this.body = body;
  }
}

/** Returns the body of a refusal of the catalogue. */
export const catalogueError = (code: string, blanks: BookingErrorBlanks = {}): ErrorBody =>
  apiError(code, bookingErrorMessage(code, blanks), undefined, blanks);

/** A refusal of the catalogue: 409 when another guest was faster (1020, 1021 at booking), else 422. */
export function refuse(code: string, blanks: BookingErrorBlanks = {}, status = 422): Refusal {
  return new Refusal(status, catalogueError(code, blanks));
}
