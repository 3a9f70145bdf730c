import { tw } from "@iep-insider/sdk/theme";

/** The user's initial in a circle; blank until it is known. */
export function Avatar({ initial }: { readonly initial: string | null }) {
  return (
    <span
      aria-hidden
      className={tw`inline-flex items-center justify-center flex-none w-[2.25rem] h-[2.25rem] rounded-full bg-primary text-on-primary font-semibold leading-none`}
    >
      {initial}
    </span>
  );
}
