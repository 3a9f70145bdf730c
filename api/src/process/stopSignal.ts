/**
 * Runs `stop` at the first SIGINT or SIGTERM. At a second one the process exits at once: pressing Ctrl-C twice means
 * not wanting to wait.
 */
export function onStopSignal(stop: (signal: string) => Promise<void>): void {
  let isStopping = false;
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    process.on(signal, () => {
      if (isStopping) process.exit(1);
      isStopping = true;
      stop(signal).catch((error: unknown) => {
        console.error(error);
        process.exit(1);
      });
    });
  }
}
