import { ApiError } from "@iep-insider/sdk/client";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { queryClient } from "../../../app/account/queryClient.ts";
import { useSessionToken } from "../../../app/useSessionToken.ts";

/** The state of a request. */
export interface ServerQuery<Answer> {
  /** The latest response; while another page loads, the previous one. */
  readonly answer: Answer | undefined;
  /** Why the last attempt failed; null if it did not. */
  readonly failure: QueryFailure | null;
  readonly isAsking: boolean;
  /** Whether `answer` belongs to the previous input, while the next one loads. */
  readonly isOld: boolean;
  /** The time of the response, in milliseconds since 1970. */
  readonly answeredAt: number;
  readonly again: () => void;
}

/** `forbidden`: the user is no longer an operator. `lost`: the cursor in the URL is invalid. */
export type QueryFailure = "forbidden" | "lost" | "not found" | "failed";

/**
 * Queries the server as the signed-in operator, again whenever `input` changes.
 * @param path of the call: responses are cached under it and `input`.
 * @param load makes the call.
 */
export function useServerQuery<Input extends object, Answer>(
  path: string,
  input: Input,
  load: (input: Input) => Promise<Answer>,
): ServerQuery<Answer> {
  const token = useSessionToken();
  const { data, error, isFetching, isPlaceholderData, dataUpdatedAt, refetch } = useQuery(
    {
      queryKey: [path, input, token],
      queryFn: () => load(input),
      enabled: Boolean(token),
      // A list is refetched each time it is opened; Back and Forward show the cached rows until then.
      staleTime: 0,
      placeholderData: keepPreviousData,
    },
    queryClient,
  );
  return {
    answer: data,
    failure: error ? failureOf(error) : null,
    isAsking: isFetching,
    isOld: isPlaceholderData,
    answeredAt: dataUpdatedAt,
    again: () => void refetch(),
  };
}

function failureOf(error: unknown): QueryFailure {
  if (!(error instanceof ApiError)) return "failed";
  if (error.code === "forbidden") return "forbidden";
  if (error.code === "not_found") return "not found";
  return error.fields["cursor"] === undefined ? "failed" : "lost";
}

/** After an action: refetches these calls where they are on the screen, and drops the other cached responses. */
export async function refetchCalls(...paths: readonly string[]): Promise<void> {
  await Promise.all(paths.map((path) => queryClient.invalidateQueries({ queryKey: [path] })));
}
