import type { OwnPartner } from "@iep-insider/sdk/contract";
import { screen, waitFor } from "@testing-library/dom";
import { userEvent } from "@testing-library/user-event";
import { expect, it } from "vitest";
import { ownPartner, settingsWith, siteKey } from "../../../../tests/ownPartner.ts";
import { dialog, heldBack, main, noNetwork, refusal, renderPage } from "../../../../tests/renderPage.tsx";

const field = (label: string | RegExp) => main().getByLabelText<HTMLInputElement>(label);
const brandName = /^Your name, as parents know it/;
const organization = /^Name of your organization or site/;
const conflict = "Your site was changed in another window.";

async function open(partner: OwnPartner | null = ownPartner()) {
  const page = await renderPage("/partners/manage", {
    signedInAs: { managesSite: true },
    answers: { getPartner: { partner } },
  });
  const press = async (name: string) => page.user.click(await main().findByRole("button", { name }));
  const retype = async (label: string | RegExp, text: string) => {
    await page.user.clear(await main().findByLabelText(label));
    await page.user.type(field(label), text);
  };
  return { ...page, press, retype };
}

it.each([
  [null, "There is no site to manage yet."],
  [ownPartner({ status: "applied", keys: [] }), "Your request is with us."],
  [ownPartner({ active: false }), "Your site is turned off."],
  [ownPartner({ sponsored: { uses: 200, usedThisMonth: 7 } }), "7 of 200 uses this month."],
])("shows the status of the site", async (partner, words) => {
  await open(partner);
  await main().findByText(words);
});

it("says that it could not load the site, and tries again", async () => {
  const { user, answers } = await renderPage("/partners/manage", { signedInAs: {} });
  await main().findByText("We could not load your site.");
  answers["getPartner"] = { partner: ownPartner() };
  await user.click(main().getByRole("button", { name: "Try again" }));
  await main().findByText(siteKey);
});

it("saves the changes, and shows a refused origin at its line", async () => {
  const { user, press, retype, answers, bodiesOf } = await open();
  await press("Add another address");
  await waitFor(() => expect(document.activeElement).toBe(field("Address 2")));
  await user.type(field("Address 2"), "https://bay.example/help");
  answers["changeSite"] = refusal(400, { fields: { "origins.1": "It is one page." } });
  await press("Save");
  await main().findByText("It is one page.");
  await waitFor(() => expect(document.activeElement).toBe(field("Address 2")));
  expect(field("Address 2").closest("details")?.open, "its section opens").toBe(true);

  await retype("Address 2", "https://*.bay.example");
  await user.type(field(/^Your phone number/), "(555) 010-0100");
  await user.type(field(/^Text/), "Talk to us");
  await press("Save");
  await main().findByText("Please give a phone number, a link, or both.");
  expect(bodiesOf("changeSite")).toHaveLength(1);
  await user.type(field(/^Phone number/), "(555) 010-0199");
  await user.selectOptions(field(/^Initial state/), "California");
  await user.click(field("Only some of them"));
  await user.click(field("Parent Rights Guide"));
  await user.click(field(/^Free tools ask for an email address/));
  await user.click(field(/^Show the tools only in an iframe we host/));
  answers["changeSite"] = ownPartner({ revision: "B" });
  await press("Save");
  await screen.findByText("Saved");
  expect(bodiesOf("changeSite")[1]).toEqual({
    revision: "A",
    name: "Bay Harbor",
    origins: ["https://bay.example", "https://*.bay.example"],
    allowsLocalhost: false,
    settings: {
      brand: {
        name: "Bay Harbor",
        accent: null,
        phone: "(555) 010-0100",
        nextStep: { label: "Talk to us", phone: "(555) 010-0199", link: null },
      },
      defaultState: "CA",
      tools: ["rights-guide"],
      emailGate: false,
      frameOnly: true,
      whiteLabel: null,
    },
  });
  expect(main().queryByRole("button", { name: "Save" })).toBeNull();
});

it("says how well a color can be seen", async () => {
  const { retype } = await open();
  await retype(/^Your color/, "#ffdd33");
  await main().findByText(/Text on it is black.*hard to see/);
  await retype(/^Your color/, "#7a1f4b");
  await main().findByText(/Text on it is white/);
  expect(main().queryByText(/hard to see/)).toBeNull();
});

it("asks which changes to keep when someone else saved first, and loses nothing that was typed", async () => {
  const { press, retype, answers, bodiesOf } = await open();
  const theirs = ownPartner({ name: "Theirs", revision: "B" });
  await retype(brandName, "Mine");
  answers["changeSite"] = refusal(409, { code: "changed_meanwhile" });
  await press("Save");
  await waitFor(() => expect(document.activeElement?.textContent).toContain(conflict));
  answers["getPartner"] = noNetwork;
  await press("Load the saved settings");
  await main().findByText(/We could not load the saved settings\./);
  expect(field(brandName).value).toBe("Mine");
  answers["getPartner"] = { partner: theirs };
  await press("Load the saved settings");
  await screen.findByText("These are the saved settings.");
  expect([field(organization).value, field(brandName).value]).toEqual(["Theirs", "Bay Harbor"]);

  await retype(organization, "Ours");
  await press("Save");
  await main().findByText(conflict);
  // Others are faster once more, after the press that saves over them.
  answers["getPartner"] = { partner: { ...theirs, revision: "C" } };
  await press("Save mine anyway");
  await waitFor(() => expect(bodiesOf("changeSite")).toHaveLength(3));
  await main().findByText(conflict);
  expect(field(organization).value).toBe("Ours");
  answers["changeSite"] = ownPartner({ name: "Ours", revision: "D" });
  await press("Save mine anyway");
  await screen.findByText("Saved");
  expect(main().queryByText(conflict)).toBeNull();
  expect(bodiesOf("changeSite")).toMatchObject(["A", "B", "C", "C"].map((revision) => ({ revision })));
});

it("refuses invalid logo files, and ignores a late response to an earlier upload", async () => {
  const logo = `/embed/logo/${"a".repeat(32)}.png`;
  const { press, retype, answers, bodiesOf } = await open();
  const { upload } = userEvent.setup({ applyAccept: false });
  await main().findByText("No logo yet.");
  const file = screen.getByRole("main").querySelector<HTMLInputElement>('input[type="file"]');
  const choose = (name: string, type: string, size: number) =>
    file && upload(file, new File([new Uint8Array(size)], name, { type }));
  await choose("logo.svg", "image/svg+xml", 5);
  await main().findByText(/This is not a PNG, JPEG or WebP picture\./);
  await choose("big.png", "image/png", 70 * 1024);
  await main().findByText(/This picture has 70 kB/);
  expect(bodiesOf("setLogo")).toEqual([]);
  answers["setLogo"] = ownPartner({ settings: settingsWith({ logo }) });
  await choose("logo.png", "image/png", 3);
  const shown = await main().findByRole("img", { name: "Your logo" });
  expect([shown.getAttribute("src"), bodiesOf("setLogo")]).toEqual([
    logo,
    [{ type: "image/png", data: "AAAA" }],
  ]);

  const { answer, release } = heldBack(ownPartner());
  answers["setLogo"] = answer;
  await press("Remove the logo");
  await retype(brandName, "Mine");
  answers["changeSite"] = ownPartner({ settings: settingsWith({ name: "Mine", logo }), revision: "B" });
  await press("Save");
  await screen.findByText("Saved");
  release();
  await main().findByText("No logo yet.");
  expect(field(brandName).value).toBe("Mine");
});

const noSigns = { seen: null, refused: null };

it("says where the key was seen last, what to check where it was not, and who else tried it", async () => {
  const { press, answers } = await open();
  await main().findByText("Not seen yet on any of your pages.");
  main().getByText(/^Open the page with the tool yourself/);
  const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
  const [key] = ownPartner().keys;
  const signs = (seen: object | null, refused: object | null) => {
    answers["getPartner"] = { partner: { ...ownPartner(), keys: [{ ...key, seen, refused }] } };
    return press("Check again");
  };
  await signs(null, { at: ago(3), on: "https://other.example" });
  await main().findByText(/^A page on other\.example tried this key 3 minutes ago\./);
  await signs({ at: ago(2.5), on: "https://bay.example/tools" }, { at: ago(3), on: "https://other.example" });
  await main().findByText("Last seen 2 minutes ago on bay.example/tools");
  expect(main().queryByText(/other\.example/), "it was mended").toBeNull();
  await signs({ at: ago(1.5), on: null }, null);
  await main().findByText("Last seen 1 minute ago on one of your pages, in an iframe");
});

it("gets a new key, ends the old one, and leads to the builder with the new one", async () => {
  const { user, press, answers, bodiesOf } = await open();
  const createdAt = "2026-11-02T00:00:00.000Z";
  const fresh = { siteKey: "site_newnewnew", createdAt, endsAt: null, isCurrent: true, ...noSigns };
  const old = { siteKey, createdAt, endsAt: "2099-01-01T00:00:00.000Z", isCurrent: false, ...noSigns };
  answers["rotateKey"] = ownPartner({ keys: [fresh, old] });
  await press("Get a new key…");
  dialog().getByText(/The old one works for 30 more days/);
  await user.click(dialog().getByRole("button", { name: "Get a new key" }));
  await main().findByText(/^Works until/);
  const builder = main().getByRole("link", { name: "Choose a tool and copy its code" });
  expect(builder.getAttribute("href")).toBe("/embed-builder?site-key=site_newnewnew");
  answers["revokeKey"] = ownPartner({ keys: [fresh, { ...old, endsAt: createdAt }] });
  await press("End it now…");
  await user.click(dialog().getByRole("button", { name: "End this key" }));
  await main().findByText(/^Ended on/);
  expect(bodiesOf("revokeKey")).toEqual([{ siteKey }]);
});

it("sets a white label where an operator allows it", async () => {
  const { user, press, answers, bodiesOf } = await open(ownPartner({ allowsWhiteLabel: true }));
  await user.click(await main().findByRole("checkbox", { name: "Leave out our name" }));
  await user.type(field(/^Your privacy page/), "https://bay.example/privacy");
  await user.selectOptions(field(/^Add a next step for/), "Parent Rights Guide");
  await user.type(field(/^Text of this step/), "Read our guide");
  await press("Save");
  await main().findByText(/^Please write the whole address of a page/);
  await user.type(field(/^Link of this step/), "https://bay.example/guide");
  answers["changeSite"] = ownPartner({ allowsWhiteLabel: true, revision: "B" });
  await press("Save");
  await screen.findByText("Saved");
  expect(bodiesOf("changeSite")).toMatchObject([
    {
      settings: {
        whiteLabel: {
          hidesName: true,
          privacyLink: "https://bay.example/privacy",
          toolSteps: [{ tool: "rights-guide", label: "Read our guide", link: "https://bay.example/guide" }],
        },
      },
    },
  ]);
});
