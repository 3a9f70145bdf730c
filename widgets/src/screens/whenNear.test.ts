import { afterEach, expect, it, vi } from "vitest";

afterEach(() => {
  vi.unstubAllGlobals();
});

it("runs one task at a time, of elements that are near then, also after one that failed", async () => {
  const observed = new Set<Element>();
  let tell = (_entries: { readonly target: Element; readonly isIntersecting: boolean }[]) => {};
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      constructor(callback: typeof tell) {
        tell = callback;
      }
      observe = (element: Element) => observed.add(element);
      unobserve = (element: Element) => observed.delete(element);
    },
  );
  const failures = vi.spyOn(console, "error").mockReturnValue();
  const { whenNear } = await import("./whenNear.ts");
  // Only told apart.
  const place = () => ({}) as Element;
  const [first, second, far] = [place(), place(), place()];
  const [failing, task] = [Promise.withResolvers<void>(), vi.fn(async () => {})];
  const never = vi.fn(async () => {});
  whenNear(first, () => failing.promise);
  whenNear(second, task);
  whenNear(far, never);
  tell([
    { target: first, isIntersecting: true },
    { target: second, isIntersecting: true },
    { target: far, isIntersecting: false },
  ]);
  expect([...observed]).toEqual([far]);
  failing.reject(new Error("no code"));
  await vi.waitFor(() => expect(observed).toContain(second));
  expect(failures).toHaveBeenCalledOnce();
  expect(task).not.toHaveBeenCalled();
  tell([{ target: second, isIntersecting: true }]);
  expect(task).toHaveBeenCalledOnce();
  expect(never).not.toHaveBeenCalled();
});
