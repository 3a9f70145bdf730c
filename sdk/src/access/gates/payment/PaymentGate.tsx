import { useEffect, useRef, useState } from "react";
import type { CatalogTool } from "../../../catalog/index.ts";
import type { Standing } from "../../asking/accessOrder.ts";
import type { GateParts } from "../GateParts.ts";
import { useGatePlace } from "../useGatePlace.ts";
import { OneUse } from "./OneUse.tsx";
import { SignedInOffer } from "./SignedInOffer.tsx";
import { usePurchase } from "./usePurchase.ts";
import { VisitorOffer } from "./VisitorOffer.tsx";
import { Waiting } from "./Waiting.tsx";

export interface PaymentGateProps extends Omit<GateParts, "tool" | "standing"> {
  readonly tool: CatalogTool;
  readonly standing: Standing;
  readonly onOpen: () => void;
}

/** The gate of a paid tool (product.md section 2, "Payment gate screens"). */
export function PaymentGate({ onOpen, ...parts }: PaymentGateProps) {
  const { tool, surroundings } = parts;
  const leave = useRef(() => {});
  const purchase = usePurchase(parts, () => {
    leave.current();
    onOpen();
  });
  const { stage } = purchase;
  const place = useGatePlace(stage.at);
  leave.current = place.leave;
  const isSignedIn = useIsSignedIn(surroundings);
  return <div ref={place.ref}>{screenOf()}</div>;

  function screenOf() {
    switch (stage.at) {
      case "waiting":
        return <Waiting stage={stage} purchase={purchase} />;
      case "use":
        return <OneUse tool={tool} stage={stage} purchase={purchase} />;
      case "offer":
        return isSignedIn ? (
          <SignedInOffer tool={tool} alert={stage.alert} purchase={purchase} surroundings={surroundings} />
        ) : (
          <VisitorOffer tool={tool} alert={stage.alert} purchase={purchase} surroundings={surroundings} />
        );
    }
  }
}

/** Signing in or out, here or in another tab, changes what is offered. */
function useIsSignedIn({ session }: GateParts["surroundings"]): boolean {
  const [token, setToken] = useState(() => session?.token.read() ?? null);
  useEffect(() => session?.token.subscribe(() => setToken(session.token.read())), [session]);
  return token !== null;
}
