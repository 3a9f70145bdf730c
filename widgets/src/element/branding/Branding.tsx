import type { SiteOfPage } from "@iep-insider/sdk/contract";
import { tw } from "@iep-insider/sdk/theme";
import { useEffect, useState } from "react";
import { NextStep } from "./NextStep.tsx";
import { words } from "./words.ts";

interface Props {
  readonly element: HTMLElement;
  readonly site: SiteOfPage | null;
  /** Our server's address, where the logo lies. */
  readonly server: string | null;
}

/**
 * The partner below its tool: who offers it, and once there is a result, what a parent can do next there. It comes with
 * the first press, since before that nothing on the page may move.
 */
export function Part({ element, site, server }: Props) {
  const isUsed = useIsUsed(element);
  const hasResult = useHasResult(element);
  const [failedLogo, setFailedLogo] = useState<string | null>(null);
  if (!site || !isUsed) return null;
  const { name, logo, nextStep } = site;
  return (
    <footer>
      {hasResult && nextStep ? <NextStep site={name} step={nextStep} /> : null}
      <p className={tw`mt-4 pt-3 border-t border-line flex items-center gap-3 text-sm text-quiet`}>
        {logo !== null && logo !== failedLogo ? (
          // A page's own policy may keep pictures of ours away; the name says it all.
          <img
            src={`${server ?? ""}${logo}`}
            alt=""
            height={32}
            className={tw`h-8 max-w-[8rem] object-contain`}
            onError={() => setFailedLogo(logo)}
          />
        ) : null}
        <span className={tw`min-w-0`}>
          {words.offeredBy} {name}
        </span>
      </p>
    </footer>
  );
}

/** Whether a parent has pressed anything in the element. */
function useIsUsed(element: HTMLElement): boolean {
  const [isUsed, setUsed] = useState(false);
  useEffect(() => {
    if (isUsed) return;
    const use = () => setUsed(true);
    for (const press of presses) element.addEventListener(press, use);
    return () => {
      for (const press of presses) element.removeEventListener(press, use);
    };
  }, [element, isUsed]);
  return isUsed;
}

const presses = ["click", "keydown"] as const;

/** Whether the tool that is shown has come to a result, as it tells the page. */
function useHasResult(element: HTMLElement): boolean {
  const [hasResult, setHasResult] = useState(false);
  useEffect(() => {
    const show = () => setHasResult(true);
    const hide = () => setHasResult(false);
    element.addEventListener("iep:result", show);
    element.addEventListener("iep:ready", hide);
    return () => {
      element.removeEventListener("iep:result", show);
      element.removeEventListener("iep:ready", hide);
    };
  }, [element]);
  return hasResult;
}
