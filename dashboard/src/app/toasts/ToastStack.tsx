import { tw } from "@iep-insider/sdk/theme";
import { Icon, type ShownToast, toastTime, useClosedByGesture } from "@iep-insider/sdk/ui";
import * as Toast from "@radix-ui/react-toast";
import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from "lucide";
import { useRef } from "react";
import { toastWords } from "../../content/site.ts";

/**
 * One message at a time: it closes after five seconds, at a gesture elsewhere, by its button, or by a swipe to the right.
 * F8 moves focus to it.
 */
export default function ToastStack(props: {
  readonly toast: ShownToast | null;
  readonly onClose: () => void;
}) {
  const { toast, onClose } = props;
  const place = useRef<HTMLLIElement>(null);
  useClosedByGesture(toast, place, onClose);
  return (
    <Toast.Provider
      duration={toastTime}
      swipeDirection="right"
      swipeThreshold={50}
      label={toastWords.announced}
    >
      {toast ? (
        <Toast.Root
          ref={place}
          key={toast.id}
          open={toast.isOpen}
          // Radix announces "foreground" assertively: for failures.
          type={toast.tone === "stop" ? "foreground" : "background"}
          onOpenChange={(open) => {
            if (!open) onClose();
          }}
          className={`dash-toast ${tw`flex items-start gap-3 rounded bg-ink text-paper px-4 py-3`}`}
        >
          <Icon node={icons[toast.tone ?? "info"]} />
          <div className={tw`flex-1 min-w-0`}>
            <Toast.Title className={tw`font-semibold`}>{toast.title}</Toast.Title>
            {toast.description ? <Toast.Description>{toast.description}</Toast.Description> : null}
          </div>
          <Toast.Close
            aria-label={toastWords.close}
            className={tw`inline-flex items-center justify-center w-11 h-11 -my-2 -mr-2`}
          >
            <Icon node={X} size="1.25em" />
          </Toast.Close>
        </Toast.Root>
      ) : null}
      <Toast.Viewport
        hotkey={["F8"]}
        label={toastWords.region}
        className={tw`fixed bottom-0 right-0 w-full max-w-narrow p-4 m-0 list-none z-50`}
      />
    </Toast.Provider>
  );
}

const icons = { info: Info, good: CircleCheck, caution: TriangleAlert, stop: CircleAlert } as const;
