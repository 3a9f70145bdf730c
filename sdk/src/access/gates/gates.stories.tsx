import type { Meta, StoryObj } from "@storybook/react-vite";
import type { ComponentType } from "react";
import { useMemo } from "react";
import { type ToolId, toolIds } from "../../catalog/index.ts";
import type { Access } from "../../contract/index.ts";
import { createAccessMemory } from "../AccessMemory.ts";
import type { AccessSurroundings } from "../AccessSurroundings.ts";
import type { Standing } from "../asking/accessOrder.ts";
import { createPurchaseKeys } from "../kept/purchaseKeys.ts";
import { gateFor } from "./gateFor.tsx";

interface Props {
  readonly tool: ToolId;
  /** Where the gate begins; null for the e-mail gate. */
  readonly standing: Standing | null;
  readonly isSignedIn: boolean;
  /** On a partner's page: our own site is elsewhere. */
  readonly isElement: boolean;
}

const nothing: Access = {
  everything: false,
  hasActiveSubscription: false,
  open: [],
  unspent: [],
  pending: toolIds,
  site: null,
  connection: null,
};

/** A gate with a server that takes every address, and whose payment pages lead nowhere. */
function Gate({ tool, standing, isSignedIn, isElement }: Props) {
  const Shown: ComponentType<{ onOpen: () => void }> = useMemo(
    () =>
      gateFor({
        tool,
        wanted: "the tool",
        standing,
        surroundings: surroundings(isSignedIn, isElement),
        calls: {
          getAccess: () => Promise.resolve(nothing),
          redeem: () => Promise.resolve({ tool, until: null }),
          createPayment: () => Promise.resolve({ checkoutUrl: "#pay", purchaseKey: null }),
          sendEmail: () => Promise.resolve({ message: "" }),
        },
      }),
    [tool, standing, isSignedIn, isElement],
  );
  return <Shown onOpen={() => {}} />;
}

function surroundings(isSignedIn: boolean, isElement: boolean): AccessSurroundings {
  const token = { read: () => (isSignedIn ? "token" : null), drop: () => {}, subscribe: () => () => {} };
  return {
    server: "",
    credentials: "omit",
    siteKey: () => null,
    onSiteRefused: () => {},
    frameToken: () => null,
    memory: createAccessMemory(),
    purchaseKeys: createPurchaseKeys(
      () => {
        throw new Error("A story keeps nothing.");
      },
      () => new EventTarget(),
    ),
    session: isElement
      ? null
      : { token, email: () => Promise.resolve("maria@example.org"), opensEverything: () => false },
    emailAccess: null,
    records: null,
    isJustPaid: () => false,
    returnUrl: () => null,
    subscribe: () => {},
    signIn: isElement ? null : () => {},
    openTab: () => ({ leadTo: () => {}, close: () => {} }),
    leaveTo: () => {},
    importAgain: (error) => Promise.reject(error),
  };
}

export default {
  title: "Access/Gates",
  component: Gate,
  args: { tool: "letters", standing: { kind: "closed" }, isSignedIn: false, isElement: false },
} satisfies Meta<typeof Gate>;

type Story = StoryObj<typeof Gate>;

export const OfferToVisitor: Story = {};
export const OfferOfOneAnswer: Story = { args: { tool: "goals" } };
export const OfferOnAnotherSite: Story = { args: { isElement: true } };
export const OfferToSignedIn: Story = { args: { isSignedIn: true } };
export const OneUse: Story = { args: { standing: { kind: "unspent", isCredit: false } } };
export const OneCredit: Story = { args: { standing: { kind: "unspent", isCredit: true } } };
export const WaitingAfterReload: Story = { args: { standing: { kind: "pending" } } };
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
export const EmailGate: Story = { args: { tool: "rights", standing: null } };
export const EmailMissing: Story = {
  args: { tool: "rights", standing: null },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Get Free Access Now" }));
  },
};
export const EmailWithNewsletter: Story = {
  args: { tool: "rights", standing: null },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("checkbox", { name: /newsletter/ }));
  },
};
