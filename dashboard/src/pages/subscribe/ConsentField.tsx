import { renewalTerms } from "@iep-insider/sdk/catalog";
import { tw } from "@iep-insider/sdk/theme";
import { FieldError } from "@iep-insider/sdk/ui";
import { useId } from "react";
import type { UseFormRegisterReturn } from "react-hook-form";
import { subscribe } from "../../content/subscribe.ts";

interface Props {
  readonly registered: UseFormRegisterReturn;
  readonly error: string | undefined;
}

/** Explicit consent to the renewal: a checkbox that only the parent checks, with the full terms beside it. */
export function ConsentField({ registered, error }: Props) {
  const id = useId();
  return (
    <div className={tw`flex flex-col gap-2`}>
      <label
        className={tw`flex items-start gap-3 px-4 py-3 rounded border border-outline bg-sheet cursor-pointer hover:bg-wash chosen:bg-wash chosen:border-fill`}
      >
        <input
          {...registered}
          type="checkbox"
          required
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? id : undefined}
          className={tw`flex-none w-5 h-5 mt-1 accent-fill cursor-pointer`}
        />
        <span className={tw`min-w-0`}>
          <strong className={tw`font-semibold`}>{subscribe.agree}</strong> {renewalTerms}
        </span>
      </label>
      {error ? <FieldError id={id}>{error}</FieldError> : null}
    </div>
  );
}
