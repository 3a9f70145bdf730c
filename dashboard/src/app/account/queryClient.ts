import { QueryClient } from "@tanstack/react-query";

/** What was fetched, for all of our pages (product.md section 7: no retry, never stale unless stated, no refetch on focus). */
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
