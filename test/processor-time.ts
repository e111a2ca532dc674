/** Processor milliseconds that a piece of work takes in this thread: others on a busy machine do not change them. */
export function processorMs(work: () => void): number {
  const before = process.threadCpuUsage();
  work();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}
