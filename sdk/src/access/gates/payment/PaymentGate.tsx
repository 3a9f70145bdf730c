/// <reference path="../../env.d.ts" />
import { useEffect, useRef, useState } from "react";
import type { CatalogTool } from "../../../catalog/index.ts";
import type { PaymentTab } from "../../AccessSurroundings.ts";
import type { AccessStatus } from "../../asking/accessOrder.ts";
import { openTab } from "../../openTab.ts";
import type { GateParts } from "../GateParts.ts";
import { useGatePlace } from "../useGatePlace.ts";
import { OneUse } from "./OneUse.tsx";
import { SignedInOffer } from "./SignedInOffer.tsx";
import { usePurchase } from "./usePurchase.ts";
import { VisitorOffer } from "./VisitorOffer.tsx";
import { Waiting } from "./Waiting.tsx";
import { paymentGateWords } from "./words.ts";

export interface PaymentGateProps extends Omit<GateParts, "tool" | "accessStatus"> {
  readonly tool: CatalogTool;
  readonly accessStatus: AccessStatus;
  readonly onOpen: () => void;
}

/** The gate of a paid tool. */
export function PaymentGate({ onOpen, ...parts }: PaymentGateProps) {
  const { tool, surroundings } = parts;
  const leave = useRef(() => {});
  const purchase = usePurchase(parts, () => {
    leave.current();
    onOpen();
  });
  const { stage } = purchase;
  const [member, setMember] = useState<MemberSignIn | null>(null);
  const place = useGatePlace(member ? "member" : stage.at);
  leave.current = place.leave;
  const isSignedIn = useIsSignedIn(surroundings);
  return <div ref={place.ref}>{member ? memberScreen(member) : screenOf()}</div>;

  function memberScreen({ tab, Screen }: MemberSignIn) {
    return <Screen tab={tab} parts={parts} onOpened={purchase.ask} onBack={() => setMember(null)} />;
  }

  /** The tab is opened while the press is being answered, before anything is fetched. */
  async function signInAsMember() {
    const tab = (surroundings.openTab ?? openTab)(paymentGateWords.processing);
    const load = () => import("../member/SignInAsMember.tsx");
    try {
      const { SignInAsMember } = await load().catch(
        surroundings.importAgain<Awaited<ReturnType<typeof load>>>,
      );
      setMember({ tab, Screen: SignInAsMember });
    } catch {
      tab?.close();
      purchase.complain(paymentGateWords.tryAgain);
    }
  }

  function screenOf() {
    switch (stage.at) {
      case "waiting":
        return <Waiting stage={stage} purchase={purchase} />;
      case "use":
        return <OneUse tool={tool} stage={stage} purchase={purchase} />;
      case "offer":
        // Visitors of an element are never signed in, so its bundle leaves this offer out.
        return !import.meta.env.IEP_IS_ELEMENT && isSignedIn ? (
          <SignedInOffer tool={tool} alert={stage.alert} purchase={purchase} surroundings={surroundings} />
        ) : (
          <VisitorOffer
            tool={tool}
            alert={stage.alert}
            purchase={purchase}
            surroundings={surroundings}
            onMember={mayConnect(surroundings) ? signInAsMember : null}
          />
        );
    }
  }
}

/** A member signs in from the pages of partners; on our own site they do so as ever. */
function mayConnect({ session, siteKey, server }: GateParts["surroundings"]): boolean {
  return session === null && siteKey() !== null && server !== null;
}

/** A sign-in in progress: the tab that was opened for it, and what is shown here in the meantime. */
interface MemberSignIn {
  readonly tab: PaymentTab | null;
  readonly Screen: typeof import("../member/SignInAsMember.tsx").SignInAsMember;
}

/** Signing in or out, here or in another tab, changes what is offered. */
function useIsSignedIn({ session }: GateParts["surroundings"]): boolean {
  const [token, setToken] = useState(() => session?.token.read() ?? null);
  useEffect(() => session?.token.subscribe(() => setToken(session.token.read())), [session]);
  return token !== null;
}
