import { untilCode } from './until-code.ts';

test('PLAT-3: code that does not come is asked for again, less and less often', async () => {
  jest.useFakeTimers();
  const load = jest.fn().mockRejectedValueOnce(new Error('away')).mockRejectedValueOnce(new Error('away'));
  load.mockResolvedValue({});
  const done = jest.fn();
  void untilCode({ load }).then(done);
  await jest.advanceTimersByTimeAsync(999);
  expect(load).toHaveBeenCalledTimes(1);
  await jest.advanceTimersByTimeAsync(1);
  expect(load).toHaveBeenCalledTimes(2);
  await jest.advanceTimersByTimeAsync(2000);
  expect(load).toHaveBeenCalledTimes(3);
  expect(done).toHaveBeenCalledTimes(1);
  jest.useRealTimers();
});
