/** The choice that stands for the departments of whoever asks. */
export const ownDepartment = 'own team'
