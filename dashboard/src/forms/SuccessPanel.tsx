import { tw } from "@iep-insider/sdk/theme";
import { Icon } from "@iep-insider/sdk/ui";
import { CircleCheck, type IconNode } from "lucide";
import { type ReactNode, useEffect, useRef } from "react";

interface Props {
  readonly title: string;
  readonly icon?: IconNode;
  /** As wide as the page. */
  readonly isWide?: boolean;
  readonly children: ReactNode;
}

/** Replaces a form after success: what happened, and the next step. */
export function SuccessPanel({ title, icon = CircleCheck, isWide = false, children }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    window.scrollTo({ top: 0 });
    heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div className={isWide ? look.wide : look.narrow}>
      <span className={tw`text-good`}>
        <Icon node={icon} size="2.75rem" />
      </span>
      <h1
        ref={heading}
        tabIndex={-1}
        className={`dash-heading ${isWide ? look.wideTitle : look.narrowTitle}`}
      >
        {title}
      </h1>
      {children}
    </div>
  );
}

const look = {
  narrow: tw`mx-auto w-full max-w-narrow px-5 sm:px-8 py-16 flex flex-col gap-5`,
  narrowTitle: tw`font-heading text-[2.375rem] leading-[1.12]`,
  wide: tw`mx-auto w-full max-w-page px-5 sm:px-8 py-16 md:py-24 flex flex-col gap-5`,
  wideTitle: tw`font-heading text-[2.375rem] md:text-[3rem] leading-[1.12]`,
} as const;
