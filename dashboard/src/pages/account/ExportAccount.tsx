import { tw } from "@iep-insider/sdk/theme";
import { Button } from "@iep-insider/sdk/ui";
import { saveJson } from "../../app/saveJson.ts";
import { server } from "../../app/server.ts";
import { toasts } from "../../app/toasts/toasts.ts";
import { security } from "../../content/account.ts";
import { accountToasts, failureWords } from "../../content/accounts.ts";
import { FailureNotice } from "../../forms/FailureNotice.tsx";
import { useAction } from "../../forms/useAction.ts";
import { Part } from "./Part.tsx";

const words = security.export;

/** Everything that is held on the account, as a file. */
export function ExportAccount() {
  const fetchData = useAction(failureWords.export, async () => {
    const data = await server.exportAccount();
    saveJson(data, words.fileName(data.exportedAt.slice(0, 10)));
    toasts.show({ ...accountToasts.exported, tone: "good" });
  });
  return (
    <Part title={words.title} lead={words.text}>
      <div className={tw`flex flex-col sm:flex-row`}>
        <Button onClick={fetchData.run} disabled={fetchData.isBusy}>
          {fetchData.isBusy ? words.busy : words.button}
        </Button>
      </div>
      <FailureNotice failure={fetchData.failure} />
    </Part>
  );
}
