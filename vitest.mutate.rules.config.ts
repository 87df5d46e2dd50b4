import { defineConfig } from 'vitest/config';
import common from './vitest.mutate.config.ts';

/** The rules' own tests: those of the machines would take most of the time and kill few more. */
export default defineConfig({ test: { ...common.test, include: ['rules/**/*.test.ts'], exclude: [] } });
