import { afterAll } from "vitest";

// Preact runs its effects by a timer of 35 ms at most. One that is still due when a file ends would find the
// document's environment gone, and fail a run in which no test failed.
afterAll(() => new Promise((resolve) => setTimeout(resolve, 100)));
