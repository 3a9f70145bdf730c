import type { Meta, StoryObj } from "@storybook/react-vite";
import { useMemo } from "react";
import { storyCalls, storySurroundings } from "../storyParts.ts";
import { SignInAsMember } from "./SignInAsMember.tsx";

interface Props {
  readonly isBlocked: boolean;
  /** What the server says of the sign-in. */
  readonly connection: "asked" | null;
  readonly hasFailed: boolean;
}

function Member({ isBlocked, connection, hasFailed }: Props) {
  const parts = useMemo(() => {
    const calls = storyCalls({ connection });
    const fail = () => Promise.reject(new Error("The server is down."));
    return {
      surroundings: storySurroundings("a partner's site"),
      calls: hasFailed ? { ...calls, beginConnection: fail } : calls,
    };
  }, [connection, hasFailed]);
  const tab = isBlocked ? null : { leadTo: () => {}, close: () => {} };
  return (
    <SignInAsMember
      tab={tab}
      parts={parts}
      onOpened={() => Promise.resolve("settled" as const)}
      onBack={() => {}}
    />
  );
}

export default {
  title: "Access/Member on another site",
  component: Member,
  args: { isBlocked: false, connection: "asked", hasFailed: false },
} satisfies Meta<typeof Member>;

type Story = StoryObj<typeof Member>;

export const SigningInInTheOtherTab: Story = {};
export const TabWasBlocked: Story = { args: { isBlocked: true } };
export const Failed: Story = { args: { hasFailed: true } };
/** Shows some seconds later, when the server is asked. */
export const NotAllowed: Story = { args: { connection: null } };
