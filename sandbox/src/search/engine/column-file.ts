/** Where columns are written to, part after part. */
export type ColumnWriter = { json: (value: unknown) => void; array: (values: ColumnArray) => void };
/** The same parts, read in the same order. Throws when the next part is of the other kind or damaged. */
export type ColumnReader = { json: <Value>() => Value; array: () => ColumnArray };
export type ColumnArray = Uint8Array | Uint16Array | Uint32Array | Float64Array;
