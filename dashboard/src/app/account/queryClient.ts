import { QueryClient } from "@tanstack/react-query";

/** What was fetched, for all of our pages. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      retry: false,
      staleTime: Number.POSITIVE_INFINITY,
      refetchOnWindowFocus: false,
      refetchInterval: false,
      // Without a network a query fails and says so, instead of waiting for it.
      networkMode: "always",
    },
    mutations: { retry: false, networkMode: "always" },
  },
});
