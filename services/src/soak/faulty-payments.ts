/**
 * The payment provider with one fault put into a request: no answer before the call ran, none after it ran, or the
 * process dies there.
 */
import { PaymentUnavailableError, StoredFailureError, type Payments } from '../reservations/payments.ts';

export type Fault = {
  /**
   * `away`: nothing happened. `lost`: it happened and nobody heard. `failed…`: the provider answers that it failed,
   * which it stores, before or after it happened. `crash…`: as one of these, and the caller never goes on.
   */
  mode: 'away' | 'lost' | 'failed-before' | 'failed-after' | 'crash-before' | 'crash-after';
  /** At which call of the request, counted from 0. */
  at: number;
};

/** Resolves when the process would have died. */
export type Crashing = { payments: Payments; crashed: Promise<'crashed'> };

export function faultyPayments(real: Payments, fault: Fault | null): Crashing {
  let calls = 0;
  let die: (value: 'crashed') => void = () => undefined;
  const crashed = new Promise<'crashed'>((resolve) => {
    die = resolve;
  });
  const dead = (): Promise<never> => {
    die('crashed');
    return new Promise<never>(() => undefined);
  };
  const wrap =
    <A extends unknown[], R>(call: (...args: A) => Promise<R>) =>
    async (...args: A): Promise<R> => {
      const hit = fault !== null && fault.at === calls;
      calls += 1;
      if (!hit) return call(...args);
      if (fault.mode === 'crash-before') return dead();
      if (fault.mode === 'failed-before') throw new StoredFailureError('failed');
      if (fault.mode === 'away') throw new PaymentUnavailableError('away');
      const result = await call(...args);
      if (fault.mode === 'crash-after') return dead();
      if (fault.mode === 'failed-after') throw new StoredFailureError('failed');
      if (fault.mode === 'lost') throw new PaymentUnavailableError('lost');
      return result;
    };
  const payments: Payments = {
    create: wrap(real.create),
    createCustomer: wrap(real.createCustomer),
    deleteCustomer: wrap(real.deleteCustomer),
    read: wrap(real.read),
    confirm: wrap(real.confirm),
    capture: wrap(real.capture),
    cancel: wrap(real.cancel),
    release: wrap(real.release),
    refund: wrap(real.refund),
    readRefund: wrap(real.readRefund),
    readRefundedCents: wrap(real.readRefundedCents),
    readCard: wrap(real.readCard),
    readEvent: real.readEvent,
  };
  return { payments, crashed };
}
