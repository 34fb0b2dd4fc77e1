/** The receipt with its loader, in the chunk of pages that few visits need. */
export { loadReceipt } from '../../api/load-receipt.ts';
export { ReceiptPage } from './ReceiptPage.tsx';
