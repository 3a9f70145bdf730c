import { fireEvent, screen } from "@testing-library/dom";
import { flushSync } from "react-dom";
import { createRoot, type Root } from "react-dom/client";
import { MemoryRouter } from "react-router";
import { afterEach, expect, it, vi } from "vitest";
import { ToolBoundary } from "../pages/blog/article/ToolInPost.tsx";
import { ErrorBoundary } from "./ErrorBoundary.tsx";

let root: Root | undefined;
afterEach(() => {
  root?.unmount();
  vi.restoreAllMocks();
});

it("keeps the rest of the page when a part of it breaks, and offers to reload a broken tool", () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  let isBroken = true;
  const Part = () => {
    if (isBroken) throw new Error("broken on purpose");
    return <p>The part</p>;
  };
  root = createRoot(document.body.appendChild(document.createElement("div")));
  const page = (
    <MemoryRouter>
      <p>The article</p>
      <ErrorBoundary>
        <Part />
      </ErrorBoundary>
      <ToolBoundary tool="aide-screener">
        <Part />
      </ToolBoundary>
    </MemoryRouter>
  );
  flushSync(() => root?.render(page));
  screen.getByText("The article");
  expect(screen.getByRole("alert").textContent).toContain("This tool has stopped.");
  expect(screen.getByRole("link").getAttribute("href")).toBe("/advanced-tools?tool=aide-screener");
  isBroken = false;
  flushSync(() => fireEvent.click(screen.getByRole("button")));
  expect(screen.getAllByText("The part")).toHaveLength(1);
});
