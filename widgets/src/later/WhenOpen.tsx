import { useOpening } from "@iep-insider/sdk/host";
import { Button } from "@iep-insider/sdk/ui";
import type { ReactNode } from "react";
import { Failed } from "./later.tsx";
import { useLoaded } from "./useLoaded.ts";
import { laterWords } from "./words.ts";

interface Props {
  readonly children: ReactNode;
  /** Leads back to what the parent entered, where the gate hides it. */
  readonly onBack?: () => void;
}

/**
 * What is there only once the tool is open: its result, and the steps that follow the first one. Until then the gate
 * is in its place (ADR 54). Nothing the parent entered may be kept in `children`.
 */
export function WhenOpen({ children, onBack }: Props) {
  return useOpening().isOpen ? children : <InPlace onBack={onBack} />;
}

/** No element around it: an opened gate looks for the next heading in what was around it. */
function InPlace({ onBack }: { readonly onBack: (() => void) | undefined }) {
  const { ask, open } = useOpening();
  const { status, value: Gate, retry } = useLoaded("gate", ask);
  return (
    <>
      {Gate ? <Gate onOpen={open} /> : null}
      {status === "loading" ? <p role="status">{laterWords.coming}</p> : null}
      {status === "failed" ? <Failed title={laterWords.notOpened} onRetry={retry} /> : null}
      {onBack ? (
        <div>
          <Button onClick={onBack}>{laterWords.back}</Button>
        </div>
      ) : null}
    </>
  );
}
