import type { Generated } from 'kysely';
import type { UserId } from '../../ids.ts';

/** A large file that arrives in parts. */
export interface UploadsTable {
  id: string;
  /** null without an account. */
  user_id: UserId | null;
  /** As its owner named it. */
  name: string;
  /** Bytes of the whole file. */
  size: number;
  created_at: Generated<Date>;
  /** When its last part was stored. */
  changed_at: Generated<Date>;
}

export interface UploadPartsTable {
  storage_key: string;
  upload_id: string;
  /** Its first byte in the file. */
  start: number;
  /** Bytes; null until it is stored. */
  size: number | null;
}

/** Files that are delivered to nobody. */
export interface QuarantineTable {
  storage_key: string;
  /** It waits for its scan, or was infected and is deleted. */
  state: 'waiting' | 'infected';
  created_at: Generated<Date>;
}
