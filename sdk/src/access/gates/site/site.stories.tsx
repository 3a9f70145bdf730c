import type { Meta, StoryObj } from "@storybook/react-vite";
import { type ComponentType, useMemo } from "react";
import type { ToolId } from "../../../catalog/index.ts";
import type { SiteOfPage } from "../../../contract/index.ts";
import { gateFor } from "../gateFor.tsx";
import { storyCalls, storySite, storySurroundings } from "../storyParts.ts";
import { leftOutGate, sponsoredGate } from "./siteGates.tsx";

interface Props {
  readonly tool: ToolId;
  readonly kind: "sponsored" | "left out";
  readonly site: SiteOfPage;
}

/** What a partner's settings put before a tool. */
function SiteGate({ tool, kind, site }: Props) {
  const Shown: ComponentType<{ onOpen: () => void }> = useMemo(() => {
    const surroundings = storySurroundings("a partner's site");
    const accessStatus = { kind: "closed" } as const;
    const parts = { tool, wanted: "the tool", accessStatus, surroundings, calls: storyCalls() } as const;
    return kind === "left out" ? leftOutGate(parts, site) : sponsoredGate(parts, site, gateFor(parts));
  }, [tool, kind, site]);
  return <Shown onOpen={() => {}} />;
}

const usedUp = { uses: 50, isLeft: false, renewsOn: "2026-12-01" };

export default {
  title: "Access/Site gates",
  component: SiteGate,
  args: { tool: "letter-generator", kind: "sponsored", site: storySite },
} satisfies Meta<typeof SiteGate>;

type Story = StoryObj<typeof SiteGate>;

export const PaidForByThePartner: Story = {};
export const OneAnswerPaidForByThePartner: Story = { args: { tool: "goal-analyzer" } };
export const MonthUsedUp: Story = { args: { site: { ...storySite, sponsor: usedUp } } };
export const LeftOut: Story = { args: { kind: "left out" } };
