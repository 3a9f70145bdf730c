import { tw } from "@iep-insider/sdk/theme";
import * as Tooltip from "@radix-ui/react-tooltip";
import { useEffect, useState } from "react";
import { StandIn } from "./StandIn.tsx";
import type { Tipped } from "./triggers.ts";

/** Milliseconds until the first tooltip shows, and within which the next shows at once. */
const delay = 700;
const skipDelay = 300;

export default function TooltipLayer({ triggers }: { readonly triggers: readonly Tipped[] }) {
  return (
    <Tooltip.Provider delayDuration={delay} skipDelayDuration={skipDelay}>
      {triggers.map(({ id, element }) => (
        <OneTooltip key={id} element={element} />
      ))}
    </Tooltip.Provider>
  );
}

function OneTooltip({ element }: { readonly element: HTMLElement }) {
  const [isOpen, setOpen] = useState(false);
  useCloseWhenGone(element, isOpen, () => setOpen(false));
  return (
    <Tooltip.Root open={isOpen} onOpenChange={(open) => setOpen(open && element.isConnected)}>
      <Tooltip.Trigger asChild>
        <StandIn element={element} />
      </Tooltip.Trigger>
      {/* An open dialog lies over the page, and all that is not in it. */}
      <Tooltip.Portal container={element.closest("dialog")}>
        <Tooltip.Content
          sideOffset={6}
          collisionPadding={8}
          className={`dash-tooltip ${tw`max-w-[18rem] rounded bg-ink text-paper px-3 py-2 text-sm z-50`}`}
        >
          {element.dataset["tip"]}
        </Tooltip.Content>
      </Tooltip.Portal>
    </Tooltip.Root>
  );
}

/** No pointer leaves an element that is taken away. */
function useCloseWhenGone(element: HTMLElement, isOpen: boolean, close: () => void): void {
  useEffect(() => {
    if (!isOpen) return;
    const observer = new MutationObserver(() => {
      if (!element.isConnected) close();
    });
    observer.observe(document.body, { childList: true, subtree: true });
    return () => observer.disconnect();
  });
}
