import { tw } from "@iep-insider/sdk/theme";

/** A letter in a circle, beside the name that says it; blank until it is known. */
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
