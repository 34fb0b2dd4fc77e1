/** Waits for the work, but not longer. The work goes on; its errors are logged where they happen. */
export async function withinWait(work: Promise<unknown>, waitMs: number): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, waitMs);
  });
  work.catch(() => undefined);
  await Promise.race([work, late]).finally(() => clearTimeout(timer));
}
