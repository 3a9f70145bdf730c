import { tw } from "@iep-insider/sdk/theme";
import { useQuery } from "@tanstack/react-query";
import { queryClient } from "../../app/account/queryClient.ts";
import { publicConfigQuery } from "../../app/paying/publicConfig.ts";
import { aiProviderWords } from "../../content/aiProvider.ts";

/** Which company gets the questions of the AI tools; where none does, that. */
export function AiProviderNote() {
  const { data, isError } = useQuery(publicConfigQuery, queryClient);
  if (!data)
    return <p className={tw`text-quiet`}>{isError ? aiProviderWords.failed : aiProviderWords.waiting}</p>;
  const { aiProvider } = data;
  return (
    <p className={tw`max-w-text border-l-4 border-mark pl-4`}>
      {aiProvider === null ? aiProviderWords.off : aiProviderWords.on(aiProvider)}
    </p>
  );
}
