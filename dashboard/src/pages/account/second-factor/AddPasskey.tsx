import { zodResolver } from "@hookform/resolvers/zod";
import type { FactorMade } from "@iep-insider/sdk/contract";
import { passkeyNameFormSchema } from "@iep-insider/sdk/contract/schemas";
import { tw } from "@iep-insider/sdk/theme";
import { buttonLook } from "@iep-insider/sdk/ui";
import { factorFailure, secondFactorWords as words } from "../../../content/secondFactor.ts";
import { ServerFormFrame } from "../../../forms/ServerFormFrame.tsx";
import { TextField } from "../../../forms/TextField.tsx";
import { useServerForm } from "../../../forms/useServerForm.ts";
import { factorCalls } from "./secondFactorQuery.ts";

/** Names a passkey, and has the browser make it. */
export function AddPasskey({ onMade }: { readonly onMade: (made: FactorMade) => void }) {
  const form = useServerForm<{ name: string }>({
    resolver: zodResolver(passkeyNameFormSchema),
    failureWords: factorFailure,
    send: async ({ name }) => {
      const { startRegistration } = await import("@simplewebauthn/browser");
      const { options } = await factorCalls.beginPasskey();
      const response = await startRegistration({
        optionsJSON: {
          ...options,
          pubKeyCredParams: [...options.pubKeyCredParams],
          excludeCredentials: [...options.excludeCredentials],
        },
      });
      onMade(await factorCalls.confirmPasskey({ name, response }));
      form.form.reset();
    },
  });
  return (
    <details>
      <summary className={`${buttonLook.plain} ${tw`w-full sm:w-auto cursor-pointer`}`}>
        {words.addPasskey}
      </summary>
      <div className={tw`max-w-narrow pt-2`}>
        <ServerFormFrame form={form} button={words.addPasskey} busy={words.addingPasskey}>
          <TextField label={words.name} hint={words.nameHint} autoComplete="off" {...form.field("name")} />
        </ServerFormFrame>
      </div>
    </details>
  );
}
