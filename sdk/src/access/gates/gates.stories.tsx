import type { Meta, StoryObj } from "@storybook/react-vite";
import { type ComponentType, useMemo } from "react";
import type { ToolId } from "../../catalog/index.ts";
import type { AccessStatus } from "../asking/accessOrder.ts";
import { gateFor } from "./gateFor.tsx";
import { type StoryPlace, storyCalls, storySurroundings } from "./storyParts.ts";

interface Props {
  readonly tool: ToolId;
  /** The initial status; null for the email gate. */
  readonly accessStatus: AccessStatus | null;
  readonly isSignedIn: boolean;
  readonly place: StoryPlace;
}

/** A gate with a fake server that accepts every address. Its links to payment pages do nothing. */
function Gate({ tool, accessStatus, isSignedIn, place }: Props) {
  const Shown: ComponentType<{ onOpen: () => void }> = useMemo(
    () =>
      gateFor({
        tool,
        wanted: "the tool",
        accessStatus,
        surroundings: storySurroundings(place, isSignedIn),
        calls: storyCalls(),
      }),
    [tool, accessStatus, isSignedIn, place],
  );
  return <Shown onOpen={() => {}} />;
}

export default {
  title: "Access/Gates",
  component: Gate,
  args: {
    tool: "letter-generator",
    accessStatus: { kind: "closed" },
    isSignedIn: false,
    place: "our own site",
  },
} satisfies Meta<typeof Gate>;

type Story = StoryObj<typeof Gate>;

export const OfferToVisitor: Story = {};
export const OfferOfOneAnswer: Story = { args: { tool: "goal-analyzer" } };
export const OfferOnAnotherSite: Story = { args: { place: "another site" } };
export const OfferOnAPartnersSite: Story = { args: { place: "a partner's site" } };
export const OfferToSignedIn: Story = { args: { isSignedIn: true } };
export const OneUse: Story = { args: { accessStatus: { kind: "unspent", isCredit: false } } };
export const OneCredit: Story = { args: { accessStatus: { kind: "unspent", isCredit: true } } };
export const WaitingAfterReload: Story = { args: { accessStatus: { kind: "pending" } } };
export const WaitingForTheOtherTab: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText("Email Address"), "maria@example.org");
    await userEvent.click(await canvas.findByRole("button", { name: "Pay $4.99" }));
  },
};
export const AddressMissing: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Pay $4.99" }));
  },
};
export const EmailGate: Story = { args: { tool: "rights-guide", accessStatus: null } };
export const EmailMissing: Story = {
  args: { tool: "rights-guide", accessStatus: null },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Get Free Access Now" }));
  },
};
export const EmailWithNewsletter: Story = {
  args: { tool: "rights-guide", accessStatus: null },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("checkbox", { name: /newsletter/ }));
  },
};
