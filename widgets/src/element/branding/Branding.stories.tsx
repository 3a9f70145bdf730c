import type { SiteOfPage } from "@iep-insider/sdk/contract";
import { tw } from "@iep-insider/sdk/theme";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useEffect, useRef } from "react";
import { expect, waitFor } from "storybook/test";
import { elementWith } from "../tests/elementWith.ts";
import { showBrand } from "./showBrand.ts";

const site: SiteOfPage = {
  name: "Bay Harbor Parent Center",
  logo: null,
  accent: null,
  phone: "(555) 010-0100",
  nextStep: {
    label: "Talk it over with one of our parent advisers",
    phone: "(555) 010-0199",
    link: "https://bayharbor.example/advisers",
  },
  emailGate: true,
  frameOnly: false,
  whiteLabel: null,
  tools: null,
  defaultState: null,
  sponsor: null,
};

/** What a partner has around its tool, once the server has said whose key it is. */
function Branding({
  shown,
  hasResult = false,
}: {
  readonly shown: SiteOfPage;
  readonly hasResult?: boolean;
}) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = elementWith({});
    const siteKey = "site_storybrand";
    const leave = showBrand({ element, place: place.current, site: shown, siteKey, server: null });
    if (hasResult) element.dispatchEvent(new CustomEvent("iep:result"));
    return leave;
  }, [shown, hasResult]);
  return (
    <div>
      <div
        ref={place}
        className={tw`mb-4 min-h-[2.75rem] border-b border-line flex flex-wrap items-center gap-3 text-sm text-quiet`}
      />
      <p>The tool.</p>
    </div>
  );
}

export default {
  title: "Elements/Branding",
  component: Branding,
  args: { shown: site },
} satisfies Meta<typeof Branding>;

type Story = StoryObj<typeof Branding>;

export const OfferedBy: Story = {
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText("Offered by Bay Harbor Parent Center")).toBeVisible());
    await expect(canvas.getByRole("link", { name: "Call (555) 010-0100" })).toHaveAttribute(
      "href",
      "tel:5550100100",
    );
    await expect(canvas.queryByText(/one of our parent advisers/)).toBeNull();
  },
};
/** The next step comes with a result, below it. */
export const BelowAResult: Story = {
  args: { hasResult: true },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(/one of our parent advisers/)).toBeVisible());
  },
};
/** A long name wraps, and the phone number comes below it where it is narrow. */
export const LongName: Story = {
  args: {
    shown: { ...site, name: "The Parent Training and Information Center of the Northern Counties" },
  },
};
