import { useEffect, useState } from "react";
import { keepStored, type StorageLifetime } from "../../app/host/storageLifetime.ts";

/** How long this browser keeps the case; null until that is known. */
export function useStorageLifetime(): StorageLifetime | null {
  const [lifetime, setLifetime] = useState<StorageLifetime | null>(null);
  useEffect(() => {
    keepStored().then(setLifetime);
  }, []);
  return lifetime;
}
