/** A form of the panel 'Takip'. An outcome that is still empty takes no room. */
export const formStyles = { display: 'grid', rowGap: 1.5, '& > :last-child:empty': { mt: -1.5 } } as const;
