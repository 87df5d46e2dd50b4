import { startProduct } from './product.ts';

/**
 * Starts the product once, so that each worker begins with a copy of its data: a first start takes
 * seconds, a copy a fraction of one.
 */
export default async function prepare(): Promise<() => Promise<void>> {
  const product = await startProduct();
  await product.stop();
  process.env.PREPARED_DATA_DIR = product.dataDir;
  return product.remove;
}
