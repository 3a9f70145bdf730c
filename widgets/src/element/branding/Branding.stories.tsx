import type { SiteOfPage } from "@iep-insider/sdk/contract";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { Part } from "./Branding.tsx";

const element = document.createElement("div");

const site: SiteOfPage = {
  name: "Bay Harbor Parent Center",
  logo: null,
  accent: null,
  phone: null,
  nextStep: {
    label: "Talk it over with one of our parent advisers",
    phone: "(555) 010-0199",
    link: "https://bayharbor.example/advisers",
  },
  emailGate: true,
  tools: null,
  defaultState: null,
  sponsor: null,
};

/** What a partner has below its tool, once the server has said whose key it is. */
export default {
  title: "Elements/Branding",
  component: Part,
  args: { element, site, server: "" },
} satisfies Meta<typeof Part>;

type Story = StoryObj<typeof Part>;

/** As after a parent's first press, which the part may have been too late to hear. */
async function press(): Promise<void> {
  await waitFor(async () => {
    element.dispatchEvent(new MouseEvent("click"));
    await expect(document.querySelector("footer")).toBeVisible();
  });
}

export const OfferedBy: Story = {
  play: async ({ canvas }) => {
    await press();
    await expect(canvas.getByText("Offered by Bay Harbor Parent Center")).toBeVisible();
    await expect(canvas.queryByText(/one of our parent advisers/)).toBeNull();
  },
};
/** The next step comes with a result, below it. */
export const BelowAResult: Story = {
  play: async ({ canvas }) => {
    await press();
    await waitFor(async () => {
      // Again, if it was too early to be heard.
      element.dispatchEvent(new CustomEvent("iep:result"));
      await expect(canvas.getByText(/one of our parent advisers/)).toBeVisible();
    });
    await expect(canvas.getByRole("link", { name: "Call (555) 010-0199" })).toHaveAttribute(
      "href",
      "tel:5550100199",
    );
  },
};
/** A long name wraps beside nothing. */
export const LongName: Story = {
  args: { site: { ...site, name: "The Parent Training and Information Center of the Northern Counties" } },
  play: press,
};
