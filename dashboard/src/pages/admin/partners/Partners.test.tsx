import type { PartnerSite } from "@iep-insider/sdk/contract";
import { screen, waitFor } from "@testing-library/dom";
import { expect, it } from "vitest";
import { dialog, main, refusal, renderPage } from "../../../../tests/renderPage.tsx";

const siteKey = "site_abcdefgh";
const noSigns = { seen: null, refused: null };
const site = (more: Partial<PartnerSite> = {}): PartnerSite => ({
  id: 3,
  siteKey,
  name: "Riverbend",
  website: "https://river.example",
  about: "We help families.",
  status: "approved",
  manager: null,
  origins: ["https://river.example"],
  allowsLocalhost: false,
  revision: "A",
  active: true,
  keys: [{ siteKey, createdAt: "2026-11-01T00:00:00.000Z", endsAt: null, isCurrent: true, ...noSigns }],
  sponsored: null,
  allowsWhiteLabel: false,
  dailyCostLimit: null,
  createdAt: "2026-11-01T00:00:00.000Z",
  loads: 4,
  ...more,
});
const listOf = (...rows: PartnerSite[]) => ({ rows, next: null, previous: null });
const press = (name: string) => dialog().getByRole("button", { name });

async function open(...rows: PartnerSite[]) {
  // The list of waiting applications is a second request; it is empty here.
  let shown = rows;
  const page = await renderPage("/admin/partners?search=river", {
    signedInAs: { role: "admin" },
    answers: {
      listPartners: ({ query }) =>
        listOf(...shown.filter(({ status }) => (query["status"] ?? status) === status)),
    },
  });
  const does = async (button: string) => page.user.click(await main().findByRole("button", { name: button }));
  const becomes = (...later: PartnerSite[]) => {
    shown = later;
  };
  return { ...page, does, becomes };
}

it("adds a partner; shows errors at their fields", async () => {
  const { user, does, becomes, answers, bodiesOf } = await open();
  await does("Add a partner");
  await user.click(press("Save"));
  dialog().getByText("Please enter a name.");
  dialog().getByText("Please enter at least one origin.");
  expect(bodiesOf("createPartner")).toEqual([]);
  await user.type(dialog().getByLabelText(/^Name of the site/), " Riverbend ");
  const origins = dialog().getByLabelText(/^Origins, one per line/);
  await user.type(origins, "https://river.example{Enter}https://www.*.example");
  answers["createPartner"] = refusal(400, { fields: { "origins.1": "It has its * in the wrong place." } });
  await user.click(press("Save"));
  await dialog().findByText("It has its * in the wrong place.");
  expect(origins.getAttribute("aria-invalid")).toBe("true");
  answers["createPartner"] = site();
  becomes(site());
  await user.click(press("Save"));
  await main().findByText("https://river.example", { selector: "li" });
  expect(bodiesOf("createPartner")[1]).toEqual({
    name: "Riverbend",
    origins: ["https://river.example", "https://www.*.example"],
  });
});

it("declines with a reason only, and approves without one", async () => {
  const { user, does, becomes, answers, bodiesOf } = await open(site({ status: "applied", keys: [] }));
  await main().findByText("We help families.");
  await main().findByText("One organization is waiting for an answer.");
  main().getByText("None until it is approved.");
  await does("Decline…");
  await user.click(press("Decline"));
  await dialog().findByText("Please give a reason.");
  await user.type(dialog().getByLabelText(/^Your note to them/), " Tell us more. ");
  answers["decidePartner"] = site({ status: "declined" });
  becomes(site({ status: "declined" }));
  await user.click(press("Decline"));
  await screen.findByText("Declined. The email is on its way.");
  await waitFor(() => expect(main().queryByRole("button", { name: "Decline…" })).toBeNull());
  await does("Approve…");
  becomes(site());
  await user.click(press("Approve"));
  await screen.findByText("Approved. The email is on its way.");
  expect(bodiesOf("decidePartner")).toEqual([
    { id: 3, approve: false, note: "Tell us more." },
    { id: 3, approve: true, note: "" },
  ]);
});

it("lets a partner hide our name, and ends that", async () => {
  const { user, does, becomes, answers, bodiesOf } = await open(site());
  await user.click(await main().findByText("Keys and limits"));
  answers["allowWhiteLabel"] = site();
  await does("Allow white label…");
  becomes(site({ allowsWhiteLabel: true }));
  await user.click(press("Allow"));
  await main().findByText("May hide our name");
  await does("End white label…");
  becomes(site());
  await user.click(press("End"));
  await main().findByText("Shows our name");
  expect(bodiesOf("allowWhiteLabel")).toEqual([
    { id: 3, allowed: true },
    { id: 3, allowed: false },
  ]);
});

it.each([
  ["Sponsored uses…", /^Uses per month/, "many", /whole number/, "200", "sponsorPartner", { uses: 200 }],
  ["AI limit…", /^US dollars per day/, "-1", /an amount/, "2.50", "limitPartner", { dailyCostLimit: 250 }],
] as const)("%s takes a right amount only", async (button, label, wrong, said, right, call, sent) => {
  const { user, does, answers, bodiesOf } = await open(site());
  await user.click(await main().findByText("Keys and limits"));
  await does(button);
  await user.type(dialog().getByLabelText(label), wrong);
  await user.click(press("Set"));
  await dialog().findByText(said);
  answers[call] = site();
  await user.clear(dialog().getByLabelText(label));
  await user.type(dialog().getByLabelText(label), right);
  await user.click(press("Set"));
  await screen.findByText("Set.");
  expect(bodiesOf(call)).toEqual([{ id: 3, ...sent }]);
});

it("explains what ending the current key and turning a site off do, and does them", async () => {
  const { user, does, becomes, answers, bodiesOf } = await open(site());
  await user.click(await main().findByText("Keys and limits"));
  await does("End now…");
  dialog().getByText(/is the current key/);
  const ended = {
    siteKey,
    createdAt: "2026-11-01T00:00:00.000Z",
    endsAt: "2026-11-02T00:00:00.000Z",
    ...noSigns,
  };
  const fresh = { ...ended, siteKey: "site_newnewnew", endsAt: null, isCurrent: true };
  const renewed = site({ siteKey: fresh.siteKey, keys: [fresh, { ...ended, isCurrent: false }] });
  answers["revokePartnerKey"] = renewed;
  becomes(renewed);
  await user.click(press("End this key"));
  await main().findByText(/^ended on /);
  await does("Turn off");
  dialog().getByText(/without its name, logo, settings/);
  answers["switchPartner"] = site({ active: false });
  becomes(site({ active: false }));
  await user.click(press("Turn off"));
  await main().findByRole("button", { name: "Turn on" });
  expect(bodiesOf("revokePartnerKey")).toEqual([{ id: 3, siteKey }]);
  expect(bodiesOf("switchPartner")).toEqual([{ id: 3, active: false }]);
});

it("asks which changes to keep when someone else saved first", async () => {
  const { user, does, becomes, answers, bodiesOf } = await open(site());
  await does("Change");
  const name = dialog().getByLabelText(/^Name of the site/);
  await user.clear(name);
  await user.type(name, "Mine");
  answers["changePartner"] = refusal(409, { code: "changed_meanwhile" });
  becomes(site({ name: "Theirs", revision: "B" }));
  await user.click(press("Save"));
  await dialog().findByText("This site was changed in another window.");
  expect(name).toHaveProperty("value", "Mine");
  expect(screen.queryByRole("button", { name: "Save" })).toBeNull();
  await user.click(press("Load the saved version"));
  await waitFor(() => expect(name).toHaveProperty("value", "Theirs"));

  await user.type(name, " and mine");
  await user.click(press("Save"));
  await dialog().findByText("This site was changed in another window.");
  becomes(site({ revision: "C" }));
  answers["changePartner"] = site();
  await user.click(press("Save mine anyway"));
  await screen.findByText("Changed.");
  expect(bodiesOf("changePartner")).toMatchObject([
    { revision: "A", name: "Mine" },
    { revision: "B", name: "Theirs and mine" },
    { revision: "C", name: "Theirs and mine" },
  ]);
});
