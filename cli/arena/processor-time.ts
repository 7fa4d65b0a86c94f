/** Milliseconds this thread has had of the processor: what others do on the machine hardly counts. */
export function processorTime(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}
