import { expect, it } from "vitest";
import { ownPartner } from "../../../tests/ownPartner.ts";
import { main, noNetwork, renderPage } from "../../../tests/renderPage.tsx";

const appliedAt = new Date(new Date().getFullYear(), 10, 24, 14, 10).toISOString();
const waiting = { organization: "Riverbend", website: "", about: "", origins: [""] };

it.each([
  ["no request", { partner: null }, "Thank you. You are all set.", "Go to my account"],
  [
    "a request that it has sent",
    { partner: ownPartner({ status: "applied", appliedAt }) },
    /^Your request for a site key for Bay Harbor was sent on Nov 24 at 2:10\sPM\. We will answer by email\./,
    "See your request",
  ],
  [
    "a request that was never sent",
    { partner: null },
    "Your request for a site key is not sent yet. What you wrote is still here.",
    "Review and send it",
  ],
  [
    "a server that does not say",
    noNetwork,
    "Did you ask for a site key? We could not look up the status of your request.",
    "See your request",
  ],
] as const)("a confirmed address shows the right status of %s", async (what, getPartner, words, way) => {
  if (what === "a request that was never sent")
    sessionStorage.setItem("iep-draft:site-key", JSON.stringify(waiting));
  const { user } = await renderPage("/verify-email?token=abc", {
    signedInAs: { emailVerified: false },
    answers: { verifyEmail: { success: true }, getPartner },
  });
  await user.click(await main().findByRole("button", { name: "Confirm my email address" }));
  await main().findByText(words);
  expect(main().getByRole("link", { name: way })).toBeTruthy();
});
