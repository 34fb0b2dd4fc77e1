/** Customers: who a card is kept for, so that it can be charged while its holder is away. */
import { noSuch } from './errors.ts';
import { textParam, type FormTree } from './form.ts';
import { newId, now, type Customer, type StoredMethod } from './objects.ts';
import { metadataParam, type RequestContext } from './payment-intents.ts';

/** `POST /v1/customers` */
export function createCustomer({ ledger, idempotencyKey }: RequestContext, form: FormTree): Customer {
  const customer: Customer = {
    id: newId('cus', 14),
    object: 'customer',
    created: now(),
    description: textParam(form, 'description') ?? null,
    livemode: false,
    metadata: metadataParam(form, {}),
  };
  ledger.journal.put('customer', customer.id, customer);
  ledger.emit('customer.created', customer, idempotencyKey);
  return customer;
}

/** `DELETE /v1/customers/:id`: its cards are kept for nobody any more. */
export function deleteCustomer({ ledger, idempotencyKey }: RequestContext, id: string): object {
  const customer = ledger.customer(id);
  if (!customer) throw noSuch('customer', id);
  for (const stored of ledger.journal.all<StoredMethod>('method'))
    if (stored.method.customer === id) ledger.attachMethod(stored, null);
  ledger.journal.put('customer', id, null);
  ledger.emit('customer.deleted', customer, idempotencyKey);
  return { id, object: 'customer', deleted: true };
}
