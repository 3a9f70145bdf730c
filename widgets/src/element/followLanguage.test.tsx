import { expect, it, vi } from "vitest";
import { putInAgain } from "./followLanguage.ts";

it("puts neighbors back where they were, also when all are out at the same time", async () => {
  const page = document.createElement("div");
  page.innerHTML = "<a></a><b></b><i></i>";
  const all = [...page.children];
  all.forEach(putInAgain);
  expect(page.children).toHaveLength(0);
  await vi.waitFor(() => expect([...page.children]).toEqual(all));
});
