/** Counts passed and failed checks, and prints a line for each. */
export interface Checks {
  /** @param seen the actual value; printed if the check fails. */
  check(what: string, holds: boolean, seen?: unknown): void;
  /** Prints the line that `programPart` reads, and sets the exit code. */
  end(): void;
}

export function createChecks(): Checks {
  const began = Date.now();
  let passed = 0;
  let failed = 0;
  return {
    check(what, holds, seen) {
      const seconds = ((Date.now() - began) / 1000).toFixed(0).padStart(4);
      console.log(`${seconds} s ${holds ? "✓" : "✗"} ${what}`);
      if (!holds && seen !== undefined)
        console.log(`         ${typeof seen === "string" ? seen : JSON.stringify(seen)}`);
      if (holds) passed++;
      else failed++;
    },
    end() {
      console.log(`${passed} passed, ${failed} failed`);
      process.exitCode = failed > 0 || passed === 0 ? 1 : 0;
    },
  };
}
