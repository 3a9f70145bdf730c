import { isInSpanish, type OwnPath, ownPaths, pageFacts } from "@iep-insider/sdk/contract";
import { textsIn } from "@iep-insider/sdk/i18n/english";
import { leftInEnglish } from "@iep-insider/sdk/i18n/left-in-english";
import { screen } from "@testing-library/dom";
import { expect, it } from "vitest";
import { noNetwork, refusal, renderPage } from "../../tests/renderPage.tsx";

// What the built pages do not say, since it comes with use: errors, toasts, pages of an account. All of it is Spanish
// where nothing works. What the server says itself is tested with it.

// Articles are files of their own, whose words no catalog has.
const toParents = ownPaths.filter(
  (path) => isInSpanish(path) && pageFacts(path).only !== "admin" && !path.startsWith("/blog/"),
);
const refused = refusal(500, { message: "No se pudo." });

for (const [how, answer] of [
  ["no network", noNetwork],
  ["a server that fails", refused],
] as const)
  it.each<OwnPath | "/no-such-page">([...toParents, "/no-such-page"])(
    `%s is Spanish with ${how}`,
    async (path) => {
      const { user } = await renderPage(path, {
        otherwise: answer,
        ...(pageFacts(path as OwnPath)?.only === "user" && { signedInAs: {} }),
      });
      // A page is compiled when it is first asked for.
      await screen.findByRole("main", {}, { timeout: 30_000 });
      await settled();
      expect(left()).toEqual([]);
      for (const button of screen.queryAllByRole("button"))
        if (button.matches("[type=submit]:not(:disabled)")) await user.click(button);
      await settled();
      expect(left()).toEqual([]);
    },
  );

/** Waits until nothing more comes: parts of a page are fetched, and the case is read from the device. */
async function settled(): Promise<void> {
  let before: string | null;
  do {
    before = document.body.textContent;
    await new Promise((resolve) => setTimeout(resolve, 50));
  } while (document.body.textContent !== before);
}

const left = () => leftInEnglish(textsIn(document.body));
