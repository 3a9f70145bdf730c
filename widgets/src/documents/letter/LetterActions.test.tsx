import { screen } from "@testing-library/dom";
import { userEvent } from "@testing-library/user-event";
import { beforeEach, expect, it, vi } from "vitest";
import { createFakeHost, renderInHost } from "../../../tests/renderInHost.tsx";
import { sampleLetter } from "../tests/sampleLetter.ts";
import { LetterActions } from "./LetterActions.tsx";
import { letterText } from "./letterText.ts";

const labels = { copy: "Copy", download: "Download" };
const button = (name: string) => screen.findByRole("button", { name });

let user: ReturnType<typeof userEvent.setup>;
let pressedLinks: string[];
beforeEach(() => {
  user = userEvent.setup();
  pressedLinks = [];
  // jsdom follows no links.
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
    pressedLinks.push(this.href);
  });
});

it("is in the email if the device accepts its full length", async () => {
  vi.spyOn(navigator, "userAgent", "get").mockReturnValue("Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)");
  renderInHost(
    <LetterActions
      letter={sampleLetter}
      labels={{ ...labels, email: "E-mail it" }}
      to="office@example.org"
    />,
  );
  await user.click(await button("E-mail it"));
  expect((await screen.findByRole("status")).textContent).toContain("Your letter is in the e-mail.");
  const draft = new URL(pressedLinks[0] ?? "");
  expect(draft.pathname).toBe("office@example.org");
  expect(draft.searchParams.get("body")?.replaceAll("\r\n", "\n")).toBe(letterText(sampleLetter).trim());
});

it("says what to do when it could not be copied, in place and aloud, and opens the e-mail all the same", async () => {
  const host = createFakeHost();
  renderInHost(<LetterActions letter={sampleLetter} labels={labels} />, host);
  vi.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new Error("blocked"));
  await user.click(await button("Open as an E-mail"));
  expect((await screen.findByRole("alert")).textContent).toContain("Download it as a text file.");
  expect(host.notified).toHaveLength(1);
  expect(pressedLinks).toHaveLength(1);
});
